# The table server: docker build -t arenarium . && docker run -p 8000:8000 -v arenarium:/data arenarium
FROM node:20-slim AS web
WORKDIR /arenarium
COPY web web
COPY src/arenarium/narration/data src/arenarium/narration/data
RUN cd web && npm ci --no-audit --no-fund && npm run build

FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /arenarium

# what the server needs, pinned with hashes; nothing has to be compiled
COPY requirements-server.txt ./
RUN pip install --require-hashes --only-binary=:all: -r requirements-server.txt

COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=web /arenarium/src/arenarium/server/page src/arenarium/server/page
RUN pip install --no-deps --no-build-isolation . \
    && useradd --system --no-create-home arenarium \
    && install -d -o arenarium /data

USER arenarium
VOLUME /data
EXPOSE 8000
ENV ARENARIUM_HOST=0.0.0.0 ARENARIUM_DATABASE=/data/arenarium.sqlite
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://localhost:8000/api/health', timeout=4)"]
ENTRYPOINT ["arenarium"]
CMD ["serve"]
