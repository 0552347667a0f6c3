# Builds in one stage, runs in another that holds the packed program and nothing else.
# Not a later 24: a native module that is compiled on it may end the process (nodejs/node#65446).
# `npm run base-image` writes the digest that this tag has today.
ARG NODE_IMAGE=node:24.18-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
FROM ${NODE_IMAGE} AS build
WORKDIR /src
ENV TURBO_TELEMETRY_DISABLED=1
# For a native module of which no compiled one can be downloaded.
RUN apt-get update && apt-get install -y --no-install-recommends build-essential python3
COPY . .
# The npm that package.json names refuses installation scripts that it does not allow.
RUN npm install --global "$(node -p "require('./package.json').packageManager")"
RUN npm ci --no-audit --no-fund
RUN npm run build
RUN npm run pack -- /pano

FROM ${NODE_IMAGE}
# One arena of glibc: each of its own for every thread holds memory that nobody uses.
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /pano
COPY --from=build /pano /pano
# The database, the pictures, the backups: everything that is written lies here, so the rest may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
