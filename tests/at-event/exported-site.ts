import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { execa } from 'execa';
import express from 'express';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');

/** The site as files, on a static server. */
export async function exportedSite(folder: string) {
  await execa(process.execPath, [bin, 'export', folder]);
  const server = createServer(express().use(express.static(folder))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
