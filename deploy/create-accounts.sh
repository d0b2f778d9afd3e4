#!/bin/sh
# Run once, when the database is created: an owner who migrates, and an account for the application that owns nothing.
set -eu
: "${CADRE_OWNER_PASSWORD:?}" "${CADRE_APP_PASSWORD:?}"
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'SQL'
\getenv owner_password CADRE_OWNER_PASSWORD
\getenv app_password CADRE_APP_PASSWORD
create role cadre_owner login password :'owner_password';
create role cadre_app login password :'app_password';
create database cadre owner cadre_owner;
revoke connect on database cadre from public;
grant connect on database cadre to cadre_app;
SQL
