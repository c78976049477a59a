# Shared by the commands in this folder; sourced, never run.

# Runs `swift test` with the given arguments and fails when no test ran: SwiftPM exits 0 when a
# filter matches nothing.
run_tests() {
  local log cache=() flag
  log=$(mktemp)
  while IFS= read -r flag; do cache+=("$flag"); done < <(cache_flags)
  keep_index "$@"
  if ! swift test ${cache[@]+"${cache[@]}"} "$@" 2>&1 | tee "$log"; then
    rm -f "$log"
    return 1
  fi
  if ! grep -qE 'Test run with [1-9][0-9]* tests?' "$log"; then
    echo "error: no test ran: swift test $*" >&2
    rm -f "$log"
    return 1
  fi
  prove_cache "$log" || { rm -f "$log"; return 1; }
  prune_cache
  rm -f "$log"
}

# The flags that let a build use the compilation cache in SHOP_COMPILE_CACHE; none without it, since
# the cache is off unless a folder is named. docs/compile-cache.md tells the rest.
cache_flags() {
  [ -n "${SHOP_COMPILE_CACHE:-}" ] || return 0
  local flag
  # A batch replays the outputs of all its files for each of them: without batches, each its own.
  for flag in -explicit-module-build -cache-compile-job -cas-path "$(cache_folder)" \
    -disable-batch-mode -Rcache-compile-job; do
    printf -- '-Xswiftc\n%s\n' "$flag"
  done
}

# The part of the cache that this toolchain may use, as an absolute path.
cache_folder() {
  local folder=$SHOP_COMPILE_CACHE/$(toolchain_key)
  mkdir -p "$folder"
  (cd "$folder" && pwd)
}

# A compilation that is replayed writes no index, but `swift test` looks for XCTest classes in it, so
# the index of the build that the arguments of `swift test` mean is kept beside the cache.
keep_index() {
  [ -n "${SHOP_COMPILE_CACHE:-}" ] || return 0
  local package=. scratch= triple index
  while [ $# -gt 0 ]; do
    case $1 in
      --package-path) package=$2 && shift ;;
      --scratch-path) scratch=$2 && shift ;;
    esac
    shift
  done
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p')
  index=${scratch:-$package/.build}/$triple/debug/index
  mkdir -p "$index" "$(cache_folder)/index"
  [ -e "$index/store" ] || ln -s "$(cache_folder)/index" "$index/store"
}

toolchain_key() {
  swift --version 2> /dev/null | head -1 | cksum | cut -d ' ' -f 1
}

# Says what the cache gave to the build whose log is given, and fails where the run claims to be
# cached (SHOP_COMPILE_CACHE_EXPECT=hits) and nothing was.
prove_cache() {
  [ -n "${SHOP_COMPILE_CACHE:-}" ] || return 0
  local hits misses
  hits=$(grep -c 'remark: replay output file' "$1" || true)
  misses=$(grep -c 'remark: cache miss' "$1" || true)
  echo "compile cache: $hits outputs replayed, $misses missed"
  if [ "${SHOP_COMPILE_CACHE_EXPECT:-}" = hits ] && [ "$hits" -eq 0 ]; then
    echo "error: the run claims to be cached and nothing came from $SHOP_COMPILE_CACHE" >&2
    return 1
  fi
}

# Keeps the cache below SHOP_COMPILE_CACHE_LIMIT megabytes (2,048 without it): other toolchains' parts
# go first, then this one's. Nothing is lost: what is gone is compiled again.
prune_cache() {
  [ -d "${SHOP_COMPILE_CACHE:-}" ] || return 0
  local limit=${SHOP_COMPILE_CACHE_LIMIT:-2048} own others part
  own=$(toolchain_key)
  others=$(find "$SHOP_COMPILE_CACHE" -mindepth 1 -maxdepth 1 -type d ! -name "$own" -exec basename {} \;)
  for part in $others "$own"; do
    [ "$(du -sm "$SHOP_COMPILE_CACHE" | cut -f 1)" -gt "$limit" ] || return 0
    # Only folders that cache_flags made: a wrong SHOP_COMPILE_CACHE must not empty someone's home.
    case $part in *[!0-9]*) continue ;; esac
    rm -rf "${SHOP_COMPILE_CACHE:?}/$part"
    echo "compile cache: above $limit MB, removed the part of toolchain $part"
  done
}
