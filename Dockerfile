# Casque with what it draws with, for CI jobs:
#   docker build -t casque .
#   docker run --rm -u "$(id -u)" -v "$PWD:/work" casque check Layouts
ARG SWIFT=6.3.1
FROM swift:${SWIFT}-bookworm AS build
WORKDIR /casque
# The libraries have a layer of their own, which changes of the sources do not touch.
COPY scripts/setup scripts/setup
RUN scripts/setup
COPY . .
RUN scripts/install /opt/casque

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 \
    libyaml-0-2 libdeflate0 libspng0 libturbojpeg0 libwebp7 librsvg2-2 libfreetype6 libstdc++6 \
    fonts-inter fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji git \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/casque /usr/local
WORKDIR /work
ENTRYPOINT ["casque"]
CMD ["--help"]
