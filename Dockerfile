# Builds the product and serves it with nginx: docker build -t talent-desk . && docker run -p 8080:80 --add-host backend:<address> talent-desk
# A setting of README.md is a build argument: docker build --build-arg API_PREFIX=/ …
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html vite.config.ts tsconfig.json .env.production ./
COPY public public
COPY mocks mocks
COPY serve serve
COPY src src
COPY deploy deploy
COPY .ci/nginx.mjs .ci/nginx.mjs
ARG API_PREFIX
ARG VITE_OBJECT_HOSTS
RUN npm run build && npm run --silent nginx > nginx.conf

FROM nginx:1.28-alpine
COPY deploy/security-headers.conf /etc/nginx/talent-desk/security-headers.conf
COPY --from=build /app/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
