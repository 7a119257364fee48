# Builds the product and serves it with nginx: docker build -t talent-desk . && docker run -p 8080:80 --add-host backend:<address> talent-desk
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY index.html vite.config.ts tsconfig.json .env.production ./
COPY public public
COPY mocks mocks
COPY src src
RUN npm run build

FROM nginx:1.28-alpine
COPY deploy/security-headers.conf /etc/nginx/talent-desk/security-headers.conf
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
