import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

const FOLDERS = ['bench', 'bin', 'db', 'e2e', 'server', 'test'];

test('every connection is opened where it gets its error listener', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ).filter((file) => /\.m?ts$/.test(file) && !/\.test\.ts$/.test(file));

  const opening = files.filter((file) =>
    /new (pg\.)?(Client|Pool)\(/.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  );

  expect(opening).toEqual(['server/db/database.ts']);
});
