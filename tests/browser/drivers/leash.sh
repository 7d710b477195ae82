#!/bin/sh
# Starts a program that cannot outlive the test run: standard input is a pipe from the test process, and when that process
# is gone, however it went, the pipe closes and the whole process group is killed. Must be started as a group leader.
exec 3<&0 </dev/null
( cat <&3 >/dev/null; kill -KILL 0 ) &
exec 3<&-
"$@"
kill -KILL 0
