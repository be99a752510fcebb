#!/bin/sh
# Makes the images that Containerfile and compose.yaml start from without an image registry, under the same names: from
# Debian's packages and the Node.js binary of the npm registry. For machines that reach only those two.
# Needs mmdebstrap, curl and podman. ARCH=arm64 makes them for another machine (needs qemu-user-static and binfmt).
set -eu
arch=${ARCH:-$(dpkg --print-architecture)}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
registry=${NPM_REGISTRY:-https://registry.npmjs.org}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Behind a proxy with its own certificates: CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt
bundle=${CA_BUNDLE:+--customize-hook="copy-in $CA_BUNDLE /etc/ssl/certs"}

# debian <name> <release> <packages> <more of mmdebstrap>: an image of that release with these packages.
debian() {
  name=$1 release=$2 packages=$3
  shift 3
  # A mirror may be a copy of some weeks ago; its signatures are looked at all the same.
  mmdebstrap --quiet --variant=apt --architectures="$arch" --include="$packages" \
    --aptopt='Acquire::Check-Valid-Until "false"' "$@" ${bundle:+"$bundle"} "$release" "$work/root.tar" "$mirror"
  podman import --quiet --arch "$arch" "$work/root.tar" "$name"
  rm "$work/root.tar"
}

# image <name> <lines of a Containerfile>
image() {
  printf '%s\n' "$2" | podman build --quiet --format docker --arch "$arch" --pull=never -t "$1" -f - "$here"
}

# unpack <package> <major version> <folder>: the newest of that major version, from the npm registry.
unpack() {
  version=$(curl -fsS -H 'accept: application/vnd.npm.install-v1+json' "$registry/$1" |
    grep -oE "\"version\": *\"$2\.[0-9]+\.[0-9]+\"" | cut -d'"' -f4 | sort -V | tail -n 1)
  mkdir -p "$3"
  curl -fsS "$registry/$1/-/$1-$version.tgz" | tar -xz -C "$3" --strip-components=1
}

usr_local=$work/root/usr/local
mkdir -p "$usr_local/bin" "$usr_local/lib/node_modules"
unpack "node-linux-$([ "$arch" = amd64 ] && echo x64 || echo "$arch")" 24 "$work/node"
install "$work/node/bin/node" "$usr_local/bin/node"
unpack npm 11 "$usr_local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$usr_local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$usr_local/bin/npx"
debian localhost/node-base bookworm ca-certificates,tzdata --customize-hook="sync-in $work/root /"
image docker.io/library/node:24-bookworm-slim 'FROM localhost/node-base
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]'

# PostgreSQL 18 and its companions are in a later release. One root file system with all of them, under four names.
no_cluster='echo "create_main_cluster = false" >"$1/etc/postgresql-common/createcluster.conf"'
debian localhost/service-base forky ca-certificates,postgresql-18,caddy,prometheus,prometheus-alertmanager \
  --essential-hook='mkdir -p "$1/etc/postgresql-common"' --essential-hook="$no_cluster"

image docker.io/library/postgres:18-bookworm 'FROM localhost/service-base
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]'
image docker.io/library/caddy:2 'FROM localhost/service-base
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]'
image docker.io/prom/prometheus:v3.5.0 'FROM localhost/service-base
RUN install -d -m 777 /prometheus
USER nobody
WORKDIR /prometheus
ENTRYPOINT ["/usr/bin/prometheus"]
CMD ["--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]'
image docker.io/prom/alertmanager:v0.28.1 'FROM localhost/service-base
RUN install -d -m 777 /alertmanager
WORKDIR /alertmanager
ENTRYPOINT ["/usr/bin/prometheus-alertmanager"]
CMD ["--config.file=/etc/alertmanager/alertmanager.yml", "--storage.path=/alertmanager"]'
