# Shared by the commands in this folder; sourced, never run.

# Runs `swift test` with the given arguments and fails when no test ran: SwiftPM exits 0 when a
# filter matches nothing.
run_tests() {
  local log
  log=$(mktemp)
  if ! swift test "$@" 2>&1 | tee "$log"; then
    rm -f "$log"
    return 1
  fi
  if ! grep -qE 'Test run with [1-9][0-9]* tests?' "$log"; then
    echo "error: no test ran: swift test $*" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}
