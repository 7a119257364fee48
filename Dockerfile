# One image for all installations. It runs without root and with a read-only file system (docs/deploy.md):
#   docker build -t talent-desk . && docker run -p 8080:8080 -e BACKEND=host:port talent-desk
FROM node:20.20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html vite.config.ts tsconfig.json .env.production ./
COPY public public
COPY mocks mocks
COPY src src
COPY docs/contract docs/contract
COPY deploy deploy
COPY tools/build tools/build
COPY tools/serve tools/serve
# The sub-path is the only setting that must be known at build time: --build-arg BASE_PATH=/desk/
ARG BASE_PATH
RUN npm run build && npm run --silent nginx -- --template > default.conf.template && mkdir -p srv/kept

FROM nginxinc/nginx-unprivileged:1.28-alpine
ENV BACKEND=backend:8080 API_PREFIX=/api OBJECT_HOSTS=
COPY deploy/security-headers.conf /etc/nginx/talent-desk/security-headers.conf
COPY --chmod=755 deploy/keep-assets.sh /docker-entrypoint.d/50-keep-assets.sh
# A new volume at /srv/kept takes over the owner of this empty folder, the user that nginx runs as.
COPY --from=build --chown=101:101 /app/srv /srv
COPY --from=build /app/default.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/dist /usr/share/nginx/html
HEALTHCHECK --interval=10s --timeout=2s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz
EXPOSE 8080
