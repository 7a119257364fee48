import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

/* Tests the files for image, compose and Kubernetes without Docker; the workflow in .github/workflows builds and
   starts them. dockerfile-utils is the checker of Docker's language server. */

const read = (name: string) => readFileSync(name, 'utf8');
const dockerfile = read('Dockerfile');
/** The settings of the image, from `ENV`. */
const settings = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
);

describe('the Dockerfile', () => {
  it('the Dockerfile passes its linter', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM a\nCOPPY . .\n').map(({ message }) => message)).toEqual(['Unknown instruction: COPPY']);
  });

  it('the files that the Dockerfile copies exist, and include everything that the build reads', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?:--\S+ )?(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').slice(0, -1),
    );
    expect(copied.filter((place) => !existsSync(place))).toEqual([]);
    for (const place of [
      'src',
      'tools/build',
      'tools/serve',
      'public',
      'index.html',
      'vite.config.ts',
      '.env.production',
      '.npmrc',
    ])
      expect(copied).toContain(place);
    // The image must include every file that the configuration of the build imports.
    const imports = [...read('vite.config.ts').matchAll(/from '\.\/([^']+)'/g)].map(([, place = '']) => place);
    expect(imports.length).toBeGreaterThan(8);
    const isCopied = (place: string) => copied.some((one) => place === one || place.startsWith(`${one}/`));
    expect(imports.filter((place) => !isCopied(place))).toEqual([]);
  });

  it('the Dockerfile pins its images by version, and runs the product as an unprivileged user', () => {
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
    expect(images.at(-1)).toContain('unprivileged');
    expect(dockerfile).not.toMatch(/^USER root/m);
  });
});

describe('the kept files', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('the folder for files of earlier releases belongs to the unprivileged user, so new volumes are writable', () => {
    expect(dockerfile).toMatch(/mkdir -p srv\/kept$/m);
    expect(dockerfile).toMatch(/^COPY --from=build --chown=101:101 \/app\/srv \/srv$/m);
  });

  it('files of an old release are deleted a week after a newer release starts, regardless of file age', () => {
    const home = mkdtempSync(join(tmpdir(), 'kept-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const kept = join(home, 'kept');
    // A volume of the image before it stored the names of its files.
    mkdirSync(join(kept, 'assets'), { recursive: true });
    writeFileSync(join(kept, 'assets', 'old.js'), '');
    const start = (release: string, daysLater: number) => {
      const page = join(home, release);
      mkdirSync(join(page, 'assets'), { recursive: true });
      writeFileSync(join(page, 'assets', `${release}.js`), '');
      // Makes the kept files older instead of waiting.
      for (const file of readdirSync(join(kept, 'assets')))
        utimesSync(join(kept, 'assets', file), new Date(), new Date(Date.now() - daysLater * DAY));
      execFileSync('sh', ['deploy/keep-assets.sh', page, kept]);
      return readdirSync(join(kept, 'assets')).toSorted();
    };
    expect(start('a', 10)).toEqual(['a.js', 'old.js']);
    expect(start('b', 10)).toEqual(['a.js', 'b.js']);
    expect(start('c', 10)).toEqual(['b.js', 'c.js']);
  });

  it('the container starts even if `touch` fails on files of earlier releases that belong to another user', () => {
    const home = mkdtempSync(join(tmpdir(), 'kept-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const [page, kept] = [join(home, 'page'), join(home, 'kept')];
    mkdirSync(join(page, 'assets'), { recursive: true });
    mkdirSync(kept);
    writeFileSync(join(page, 'assets', 'a.js'), '');
    writeFileSync(join(kept, 'current'), './old.js\n');
    writeFileSync(join(home, 'touch'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${home}:${process.env['PATH']}` };
    execFileSync('sh', ['deploy/keep-assets.sh', page, kept], { env });
    expect(readFileSync(join(kept, 'current'), 'utf8')).toBe('./a.js\n');
  });

  it('if the folder for files of earlier releases is not writable, the log contains a warning', () => {
    const said = execFileSync('sh', ['deploy/keep-assets.sh', '/nowhere', '/nowhere/kept'], { encoding: 'utf8' });
    expect(said).toContain('/nowhere/kept is not writable');
  });
});

describe('compose.yaml', () => {
  interface Service {
    build: string;
    environment: Record<string, string>;
    volumes: string[];
    tmpfs: string[];
    read_only: boolean;
    ports: string[];
  }
  const { services, volumes } = parse(read('deploy/compose.yaml')) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const desk = services.desk as Service;

  it('compose.yaml sets only variables the image knows, and mounts only existing files', () => {
    expect(Object.keys(desk.environment).filter((name) => !settings.includes(name))).toEqual([]);
    for (const [from = '', to = ''] of desk.volumes.map((line) => line.split(':'))) {
      expect(from in volumes || existsSync(join('deploy', from)), from).toBe(true);
      expect(to).toMatch(/^\/(?:srv\/kept|usr\/share\/nginx\/html\/config\.js)$/);
    }
    expect(existsSync(join('deploy', desk.build, 'Dockerfile'))).toBe(true);
    expect(desk.ports).toEqual(['8080:8080']);
  });

  it('compose.yaml makes the file system read-only except for temporary folders', () => {
    expect(desk.read_only).toBe(true);
    expect(desk.tmpfs.map((line) => line.split(':')[0])).toEqual(['/tmp', '/etc/nginx/conf.d']);
  });
});

interface Kept {
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
  data?: Record<string, string>;
}
interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: Record<string, unknown>;
    containers: {
      ports: { containerPort: number }[];
      env: { name: string }[];
      securityContext: Record<string, unknown>;
      volumeMounts: { name: string; mountPath: string; subPath?: string }[];
      readinessProbe: { httpGet: { path: string; port: number } };
      livenessProbe: { httpGet: { path: string; port: number } };
    }[];
    volumes: { name: string; configMap?: { name: string }; persistentVolumeClaim?: { claimName: string } }[];
  };
}

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'));
  const all = documents.map((one) => one.toJS() as Kept);
  const of = (kind: string) => all.find((one) => one.kind === kind) as Kept;
  const { selector, template } = of('Deployment').spec as unknown as {
    selector: { matchLabels: Record<string, string> };
    template: Pod;
  };
  const [container] = template.spec.containers;

  it('kubernetes.yaml is valid YAML, and its services and volumes refer only to objects that exist', () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(template.metadata.labels).toMatchObject(selector.matchLabels);
    const service = of('Service').spec as { selector: object; ports: { port: number; targetPort: number }[] };
    expect(template.metadata.labels).toMatchObject(service.selector);
    expect(container?.ports.map(({ containerPort }) => containerPort)).toContain(service.ports[0]?.targetPort);
    expect(JSON.stringify(of('Ingress').spec)).toContain(`"name":"${of('Service').metadata.name}"`);
    const volumes = new Map(template.spec.volumes.map((one) => [one.name, one]));
    for (const { name } of container?.volumeMounts ?? []) expect(volumes.has(name), name).toBe(true);
    const named = template.spec.volumes.flatMap(({ configMap, persistentVolumeClaim }) => [
      ...(configMap ? [`ConfigMap ${configMap.name}`] : []),
      ...(persistentVolumeClaim ? [`PersistentVolumeClaim ${persistentVolumeClaim.claimName}`] : []),
    ]);
    expect(named.length).toBeGreaterThan(1);
    const there = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(named.filter((one) => !there.includes(one))).toEqual([]);
  });

  it('kubernetes.yaml sets only variables the image knows, has health probes, and does not run as root', () => {
    expect((container?.env ?? []).map(({ name }) => name).filter((name) => !settings.includes(name))).toEqual([]);
    for (const probe of [container?.readinessProbe, container?.livenessProbe])
      expect(probe?.httpGet).toEqual({ path: '/healthz', port: 8080 });
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
    const mounts = (container?.volumeMounts ?? []).map(({ mountPath }) => mountPath);
    expect(mounts).toEqual(expect.arrayContaining(['/tmp', '/etc/nginx/conf.d', '/srv/kept']));
  });
});
