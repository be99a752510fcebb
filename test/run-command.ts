import { execFile } from 'node:child_process';
import { bundled } from './bundled.ts';
import { inRepository, textOf } from './repository.ts';

export type CommandResult = { code: number; out: string; err: string };

/** Like `npm run <command>`, with only these settings. */
export async function runCommand(
  command: string,
  words: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const program = await bundled(`bin/${command}.ts`);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...words],
      { cwd: inRepository('.'), env: { PATH, HOME, ...settings }, timeout: 60_000 },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
    child.stdin?.end();
  });
}

/** Lines of a page's code blocks that call this command, as arguments. */
export function documentedLines(page: string, command: string): string[][] {
  return textOf(page)
    .split('\n')
    .flatMap((line) => line.split(` ${command} -- `)[1] ?? [])
    .map((line) => line.replace(/\s(#|>).*$/, ''))
    .map((line) =>
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
    );
}
