import type { Settings } from '../server/config.ts';

/** What a person who just started it wants to know. */
export function welcome(settings: Settings, folder: string): string {
  const { publicUrl, sandboxUrl, mode } = settings;
  const lines = [`The portal runs at ${publicUrl}`];
  if (sandboxUrl) {
    lines.push(
      `  mailbox    ${publicUrl}/dev/mailbox   (every mail that the portal sends)`,
      `  controls   ${publicUrl}/dev/controls`,
      `  sandbox    ${sandboxUrl}   (payment providers)`,
    );
  }
  return [
    '',
    ...lines,
    '',
    `Data and logs: ${folder}`,
    'Ctrl-C stops everything.',
    mode === 'production' ? '' : '',
  ].join('\n');
}
