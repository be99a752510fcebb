#!/bin/bash
# A bare Debian machine for `npm run test:install`: a fresh root file system with processes, mounts and network of its own.
# bare-machine.sh run <folder>   makes it, prints "ready <pid> <address>", and lives until its standard input ends
# The caller enters it by `nsenter -t <pid> -a`. Needs root, mmdebstrap and iptables.
set -eu
folder=$2
case $1 in
run)
  root=$folder/root
  name=bare$$
  net=172.29.$(($$ % 250))
  [ -e "$root/etc/debian_version" ] ||
    mmdebstrap --quiet --variant=minbase --include=ca-certificates,curl,openssl,iproute2,procps bookworm "$root" \
      "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  if [ -n "${CA_BUNDLE:-}" ]; then cp "$CA_BUNDLE" "$root/etc/ssl/certs/ca-certificates.crt"; fi
  [ ! -e /etc/apt/sources.list.d/debian.sources ] || cp /etc/apt/sources.list.d/debian.sources "$root/etc/apt/sources.list.d/"

  ip netns add "$name"
  ip link add "$name" type veth peer name eth0 netns "$name"
  ip address add "$net.1/24" dev "$name"
  ip link set "$name" up
  ip netns exec "$name" sh -c "ip link set lo up; ip address add $net.2/24 dev eth0; ip link set eth0 up; ip route add default via $net.1"
  echo 1 >/proc/sys/net/ipv4/ip_forward
  iptables -t nat -A POSTROUTING -s "$net.0/24" -j MASQUERADE
  ip netns exec "$name" unshare --mount --uts --ipc --pid --fork --kill-child "$0" boot "$folder" &
  machine=$!
  trap 'kill -9 $machine 2>/dev/null || true; iptables -t nat -D POSTROUTING -s "$net.0/24" -j MASQUERADE; ip netns del "$name"; rm -f "$folder/booted"' EXIT
  trap 'exit 1' INT TERM
  until [ -e "$folder/booted" ]; do
    kill -0 "$machine"
    sleep 0.2
  done
  echo "ready $(pgrep -P "$machine") $net.2 $net.1"
  cat >/dev/null
  ;;
boot)
  root=$folder/root
  mount --make-rprivate /
  mount --bind "$root" "$root"
  mount -t proc proc "$root/proc"
  mount -t sysfs sysfs "$root/sys"
  mount --rbind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/run"
  mount -t tmpfs tmpfs "$root/tmp"
  # Only the older kind of groups: the two mixed are refused by container runtimes.
  mount -t tmpfs tmpfs "$root/sys/fs/cgroup"
  for kind in cpu cpuacct cpuset memory devices freezer blkio pids; do
    mkdir -p "$root/sys/fs/cgroup/$kind"
    mount -t cgroup -o "$kind" cgroup "$root/sys/fs/cgroup/$kind" || rmdir "$root/sys/fs/cgroup/$kind"
  done
  # Where the machine around it may not raise limits, containers begin with those that are there.
  mkdir -p "$root/etc/containers"
  printf '[containers]\ndefault_ulimits = ["nofile=%s:%s", "nproc=%s:%s"]\n' \
    "$(ulimit -Hn)" "$(ulimit -Hn)" "$(ulimit -Hu)" "$(ulimit -Hu)" | sed 's/unlimited/-1/g' >"$root/etc/containers/containers.conf"
  hostname bare
  mkdir -p "$root/old"
  cd "$root"
  pivot_root . old
  touch "/old$folder/booted"
  umount -l /old
  echo "127.0.0.1 localhost bare" >/etc/hosts
  # Takes the exit codes of what containers leave behind, as any first process does.
  exec </dev/null bash -c 'while :; do sleep 3600 & wait $!; done'
  ;;
esac
