# The conditions of ci/stress; sourced, never run. Uses $work, a folder for what a condition needs,
# and appends the ids of the processes that it starts to `started`.

condition_names() {
  printf '%s\n' quiet busy one-processor small-stack root ordinary-user odd-path no-git-identity \
    bare-environment turkish chatham long-temporary
}

# Fails and prints the reason where this machine cannot make the condition.
why_not() {
  case $1 in
    one-processor) command -v taskset > /dev/null || { echo 'no taskset here'; return 1; } ;;
    root) [ "$(id -u)" = 0 ] || { echo 'run it as root for this row'; return 1; } ;;
    ordinary-user)
      [ "$(id -u)" != 0 ] || command -v setpriv > /dev/null || { echo 'no setpriv here'; return 1; } ;;
  esac
}

# The folder that a condition runs in; a clone is made when the first one asks for it.
checkout_of() {
  case $1 in
    odd-path) clone "$work/naïve Läden 店" ;;
    ordinary-user) if [ "$(id -u)" = 0 ]; then clone "$work/ordinary"; else pwd; fi ;;
    *) pwd ;;
  esac
}

clone() {
  [ -d "$1" ] || git clone -q . "$1"
  [ "$1" != "$work/ordinary" ] || chown -R "$ordinary:$ordinary" "$1"
  echo "$1"
}

# The user and the group `nobody`, by number: every system has them, in this number or another.
ordinary=$(id -u nobody 2> /dev/null || echo 65534)

# The words in front of each command of a condition, builds too.
runner_of() {
  [ "$1" = ordinary-user ] && [ "$(id -u)" = 0 ] || return 0
  mkdir -p "$work/home"
  chown "$ordinary:$ordinary" "$work/home"
  echo setpriv --reuid="$ordinary" --regid="$ordinary" --clear-groups env "HOME=$work/home"
}

before() {
  local number
  [ "$1" = busy ] || return 0
  for number in 1 2 3 4; do
    (while :; do :; done) &
    started+=($!)
  done
}

stop_started() {
  local id
  for id in ${started[@]+"${started[@]}"}; do
    kill "$id" 2> /dev/null || true
    wait "$id" 2> /dev/null || true
  done
  started=()
}

# under CONDITION COMMAND…: runs the command in it.
under() {
  local condition=$1 long
  shift
  case $condition in
    one-processor) taskset -c 0 "$@" ;;
    # Apple's secondary threads have 512 KiB of stack; here every new thread then has.
    small-stack) (ulimit -s 512 && "$@") ;;
    ordinary-user) $(runner_of ordinary-user) "$@" ;;
    no-git-identity)
      mkdir -p "$work/empty"
      env -u GIT_AUTHOR_NAME -u GIT_AUTHOR_EMAIL -u GIT_COMMITTER_NAME -u GIT_COMMITTER_EMAIL \
        -u EMAIL GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null HOME="$work/empty" "$@"
      ;;
    bare-environment) env -u HOME -u TERM -u LANG "$@" ;;
    turkish) env -u LC_ALL LANG=tr_TR.UTF-8 "$@" ;;
    chatham) env TZ=Pacific/Chatham "$@" ;;
    long-temporary)
      long=$work/$(printf 'a-folder-with-a-long-name-%.0s' 1 2 3 4 5 6)
      mkdir -p "$long"
      env TMPDIR="$long" "$@"
      ;;
    *) "$@" ;;
  esac
}
