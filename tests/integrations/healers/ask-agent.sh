#!/bin/sh
# Sends what failed to an agent of the command line, and applies the patch that it returns.
# The arguments are its command: it gets a prompt on stdin, and prints a patch, or nothing.
set -e
prompt="Some tests of this folder fail. The site is at $BASE_URL.
If a test holds on to something that has moved, return a patch for git apply that mends it.
If the site is wrong, leave the test failing and return nothing.
These are the results:
$(cat "$PRACTICE_SITE_JUNIT")"
patch=$(printf '%s' "$prompt" | "$@")
test -z "$patch" || printf '%s\n' "$patch" | git apply --recount
