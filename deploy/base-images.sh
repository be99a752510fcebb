#!/bin/sh
# Makes the base image of Containerfile without an image registry: Debian's packages and the Node.js binary of the npm
# registry, under the same name. For machines that reach only Debian and npm.
set -eu
name=${1:-docker.io/library/node:24-bookworm-slim}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
debootstrap --variant=minbase --include=ca-certificates,tzdata bookworm "$work/root" "$mirror" >"$work/log" 2>&1 || {
  tail -20 "$work/log" >&2
  exit 1
}
npm install --silent --no-save --prefix "$work/npm" node@24 npm@11
install "$work"/npm/node_modules/node/bin/node "$work/root/usr/local/bin/node"
mkdir -p "$work/root/usr/local/lib/node_modules"
cp -r "$work/npm/node_modules/npm" "$work/root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$work/root/usr/local/bin/npx"
# Behind a proxy with its own certificates: CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt
if [ -n "${CA_BUNDLE:-}" ]; then cp "$CA_BUNDLE" "$work/root/etc/ssl/certs/ca-certificates.crt"; fi
rm -rf "$work"/root/var/cache/apt/archives/*.deb "$work"/root/var/lib/apt/lists/*
tar -C "$work/root" -c . | podman import --change 'CMD ["node"]' \
  --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - "$name"
