import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { execa } from 'execa';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { version } from '../../package.json';
import { startCommand } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const [deployment, service] = parseAllDocuments(readFileSync(join(root, 'deploy/kubernetes.yaml'), 'utf8')).map(
  (document) => document.toJSON(),
);
const folder = temporaryFolder();

test('the Dockerfile has no finding', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
});

test('the files of the image are enough to serve, be healthy, and stop on SIGTERM', async () => {
  for (const [, path = ''] of dockerfile.matchAll(/^COPY --from=build \/src\/(\S+)/gm)) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const [command, ...args]: string[] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] ?? '');
  expect(command).toBe('node');
  const image = await startCommand([process.execPath, ...args, '--seed', '7'], { cwd: folder, env: { PORT: '0' } });
  const health = /http:\/\/127\.0\.0\.1:\$PORT(\S+)"/.exec(dockerfile)?.[1];
  expect((await fetch(`${image.url}${health}`)).status).toBe(200);
  // The Host header that an ingress passes on.
  expect((await fetch(`${image.url}/forms`, { headers: { Host: 'practice.example.com' } })).status).toBe(200);
  expect(await image.stop()).toEqual({ code: 0, signal: null });
});

test('the manifest is valid for Kubernetes', () => {
  new Deployment(deployment).validate();
  new Service(service).validate();
});

test('the manifest has no field that Kubernetes does not know', async () => {
  // Types, because they refuse unknown properties, which the schemas allow.
  const source = `import type { IDeployment } from 'kubernetes-models/apps/v1';
    import type { IService } from 'kubernetes-models/v1';
    export const deployment: IDeployment = ${JSON.stringify(deployment)};
    export const service: IService = ${JSON.stringify(service)};`;
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const file = join(root, 'test-results', 'manifest.ts');
  writeFileSync(file, source);
  await execa(
    'tsc',
    ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', file],
    {
      cwd: root,
      preferLocal: true,
    },
  );
});

test('manifest and image agree', () => {
  const [container] = deployment.spec.template.spec.containers;
  expect(container.image).toBe(`practice-site:${version}`);
  expect(dockerfile).toContain(`practice-site:${version}`);
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${container.ports[0].containerPort}$`, 'm'));
  expect(deployment.spec.template.metadata.labels).toMatchObject(service.spec.selector);
  expect(dockerfile).toContain(container.readinessProbe.httpGet.path);
});
