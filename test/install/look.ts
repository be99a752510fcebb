import assert from 'node:assert/strict';
import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import type { MailStore } from '../../sandbox/mailbox/mail-store.ts';
import { readMail } from '../../sandbox/mailbox/read-mail.ts';
import { untilTrue } from '../until-true.ts';
import type { BareMachine } from './bare-machine.ts';
import { signInFirst } from './first-sign-in.ts';
import { READER, SITE } from './own-values.ts';

export type Walk = { machine: BareMachine; mails: MailStore; pictures: string };

/** Checks after the steps of each heading. Each returns what it saw. */
export const LOOKS: Record<string, (walk: Walk) => Promise<string[]>> = {
  '3. Build and start': async ({ machine }) => {
    const { status, body } = await ask(machine, '/health/ready');
    assert.equal(status, 200);
    const { version, migration } = JSON.parse(body);
    assert.equal((await ask(machine, '/metrics')).status, 404);
    assert.equal((await inPortal(machine, 'id -u')).trim(), '10001');
    assert.match(await inPortal(machine, 'touch /portal/x 2>&1 || true'), /Read-only file system/);
    const packages = await inPortal(machine, 'ls node_modules');
    assert.match(packages, /^fastify$/m);
    assert.doesNotMatch(packages, /^(vite|vitest|typescript|playwright-core)$/m);
    await machine.type('podman healthcheck run museum-card_portal_1');
    const image = await machine.type(
      'podman images --format "{{.Size}}" localhost/museum-card:latest',
    );
    return [
      `TLS by Caddy's own authority; release ${version} at ${migration}`,
      `not root, nothing to write to, healthy, packages of production only; image ${image.trim()}`,
    ];
  },

  '4. The first people of the office': async ({ machine, mails, pictures }) => {
    const invitation = async () => {
      const found = mails.list().find(({ to }) => to.some((address) => address.includes(READER)));
      const message = found && (await mails.read(found.id));
      const { text = '' } = message ? await readMail(found.id, message) : {};
      return /https:\/\/\S+\/kutsu#[\w-]+/.exec(text)?.[0];
    };
    const link = await untilTrue('the invitation comes', invitation);
    const { certificate } = await ask(machine, '/health/live');
    const site = { host: SITE, address: machine.address, certificate };
    const page = await signInFirst(link, site, path.join(pictures, 'first-sign-in.png'));
    assert.match(page, /\d{4}-/, 'the office tells its migration');
    return ['invited by mail, signed in with a passkey, office open'];
  },

  '5. Backup': async ({ machine }) => {
    const base = await machine.type(
      'ls /var/lib/containers/storage/volumes/museum-card_backup/_data/base',
    );
    assert.match(base, /^\d{8}T\d{6}Z$/m);
    await figure(machine, 'backup_age_seconds');
    await figure(machine, 'restore_drill_age_seconds');
    return [`backup ${base.trim()} made, verified, restored; Prometheus knows the age of both`];
  },
};

export async function seeAlert({ mails }: Walk, state: 'FIRING' | 'RESOLVED'): Promise<string> {
  const began = Date.now();
  const mail = await untilTrue(`a mail tells ${state}`, async () =>
    mails.list().find(({ subject }) => subject.includes(state) && subject.includes('PortalDown')),
  );
  return `"${mail.subject}" in the mail after ${Math.round((Date.now() - began) / 1000)} s`;
}

const inPortal = (machine: BareMachine, line: string) =>
  machine.type(`podman exec museum-card_portal_1 sh -c '${line}'`);

function figure(machine: BareMachine, name: string): Promise<string> {
  return untilTrue(`Prometheus has ${name}`, async () => {
    const answer = await machine.type(
      `curl -fsS 'http://localhost:9090/api/v1/query?query=${name}'`,
    );
    return JSON.parse(answer).data.result[0]?.value[1];
  });
}

type Answer = { status: number; body: string; certificate: X509Certificate };

/** A request from outside by host name, trusting only Caddy's authority. */
function ask(machine: BareMachine, at: string): Promise<Answer> {
  const authority = path.join(
    machine.root,
    'var/lib/containers/storage/volumes/museum-card_certificates/_data/caddy/pki/authorities/local/root.crt',
  );
  // Without an agent: a resumed TLS session has no certificate to check.
  const site = { host: machine.address, servername: SITE, agent: false as const };
  const where = { ...site, path: at, ca: readFileSync(authority) };
  return new Promise((resolve, reject) => {
    request({ ...where, headers: { host: SITE } }, (answer) => {
      const certificate = (answer.socket as TLSSocket).getPeerX509Certificate();
      assert(certificate);
      textOf(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, body, certificate }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });
}
