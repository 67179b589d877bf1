#!/usr/bin/env bash
# Starts an unpacked Keycloak (KEYCLOAK_HOME) in development mode with our realm, at http://localhost:$PORT/auth.
# Usage: KEYCLOAK_HOME=/opt/keycloak SITE_URL=http://localhost:3000 PORT=8180 deploy/keycloak/start.sh
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
: "${KEYCLOAK_HOME:?KEYCLOAK_HOME: the folder of an unpacked keycloak-quarkus-dist}"
export SITE_URL="${SITE_URL:-http://localhost:3000}"
# The administrator of a throw-away server; a real one gets its own from the operator.
export KC_BOOTSTRAP_ADMIN_USERNAME="${KC_BOOTSTRAP_ADMIN_USERNAME:-admin}"
export KC_BOOTSTRAP_ADMIN_PASSWORD="${KC_BOOTSTRAP_ADMIN_PASSWORD:-$(head -c 18 /dev/urandom | base64)}"
mkdir -p "$KEYCLOAK_HOME/data/import"
# The user whose password everybody knows is added here, in a server for demonstrations, and stands in no realm file.
node -p "JSON.stringify({ ...require('$here/realm-song-ai.json'), users: [require('$here/demo-user.json')] })" \
  > "$KEYCLOAK_HOME/data/import/realm-song-ai.json"
exec bash "$KEYCLOAK_HOME/bin/kc.sh" start-dev --import-realm --http-host localhost --http-port "${PORT:-8180}" \
  --http-relative-path /auth --cache local
