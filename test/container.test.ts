import { expect, test } from 'vitest';
import { textOf } from './repository.ts';

test('podman and docker leave the same out of the image', () => {
  expect(textOf('.dockerignore')).toBe(textOf('.containerignore'));
});

test('every service of compose.yaml has a limit of memory', () => {
  const [, services = ''] = textOf('compose.yaml').split(/^services:\n/m);
  const [own = ''] = services.split(/^\S/m);
  const named = own.split(/^ {2}(?=[a-z-]+:\n)/m).filter((service) => /^[a-z-]+:\n/.test(service));

  expect(named.length).toBeGreaterThan(6);
  for (const service of named) expect(service).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
});
