# Shared by the commands that run several steps; sourced, never run. Needs ci/lib.sh.

# A line for each step: its name, what became of it, how many seconds it took.
times=.build/ci/times.tsv
# One build folder for all packages, so that they share what they have built. SwiftPM keeps the plan of
# the last build in it, and takes it for the next package's unless a flag makes it plan each time.
build_folder=.build/packages
in_build_folder=(--scratch-path "$build_folder" --disable-build-manifest-caching)
keep_going=

begin_steps() {
  mkdir -p "$(dirname "$times")"
  : > "$times"
  trap 'print_times' EXIT
}

# step NAME COMMAND…: runs a command and writes down its time; ends the run where it fails.
step() {
  local name=$1 start=$SECONDS outcome=passed
  shift
  "$@" || outcome=failed
  printf '%s\t%s\t%s\n' "$name" "$outcome" $((SECONDS - start)) >> "$times"
  [ "$outcome" = passed ] || [ -n "$keep_going" ] || exit 1
}

print_times() {
  echo
  awk -F '\t' '{ printf "%-24s %-7s %5d s\n", $1, $2, $3 }' "$times"
}

failed_steps() { awk -F '\t' '$2 == "failed" { print $1 }' "$times"; }

# Every package by the name that commands take: the app at the root, the tool, the teams' packages.
package_names() {
  local manifest
  echo Shop
  echo scripts
  for manifest in Packages/*/Package.swift; do basename "$(dirname "$manifest")"; done
}

package_path() {
  case $1 in
    Shop) echo . ;;
    scripts) echo scripts ;;
    *)
      [ -f "Packages/$1/Package.swift" ] ||
        { echo "error: no package $1; there are: $(package_names | tr '\n' ' ')" >&2; return 2; }
      echo "Packages/$1"
      ;;
  esac
}

# The root lists every package's tests once more; these are its own.
app_filter() {
  printf '^(%s)\\.' "$(ls App/Tests | paste -s -d '|' -)"
}

# test_package NAME [FILTER]: its own tests, or those that match; an empty filter only builds.
test_package() {
  local path place
  path=$(package_path "$1") || return 2
  place=(--package-path "$path" "${in_build_folder[@]}")
  case $path in
    .) [ $# -gt 1 ] || set -- "$1" "$(app_filter)" ;;
    # No part of the shop: it has a build folder of its own.
    scripts) place=(--package-path scripts) ;;
  esac
  if [ $# -eq 1 ]; then
    run_tests "${place[@]}"
  elif [ -z "$2" ]; then
    echo "$1: no test is affected, so it is only built"
    swift build "${place[@]}"
  else
    run_tests "${place[@]}" --filter "$2"
  fi
}
