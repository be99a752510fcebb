import { DEMO_LOGINS, DEMO_PASSWORD } from '../db/seed/demo-people.ts';
import type { Settings } from '../server/config.ts';

/** What a person who just started it wants to know. */
export function welcome(settings: Settings, folder: string): string {
  const { publicUrl, sandboxUrl, mode } = settings;
  return [
    `\nThe portal runs at ${publicUrl}`,
    ...(mode === 'development' ? developerPages(publicUrl, sandboxUrl) : []),
    ...(mode === 'development' ? demoLogins() : []),
    `\nData and logs: ${folder}`,
    'Ctrl-C stops everything.',
  ].join('\n');
}

function developerPages(publicUrl: string, sandboxUrl: string | null): string[] {
  return [
    `  mailbox   ${publicUrl}/dev/mailbox   every mail the portal sends`,
    `  controls  ${publicUrl}/dev/controls  every control in every state`,
    ...(sandboxUrl ? [`  sandbox   ${sandboxUrl}  the payment providers`] : []),
  ];
}

function demoLogins(): string[] {
  const width = Math.max(...DEMO_LOGINS.map(({ emailAddress }) => emailAddress.length));
  return [
    `\nDemo logins, password ${DEMO_PASSWORD} for all:`,
    ...DEMO_LOGINS.map(({ emailAddress, who }) => `  ${emailAddress.padEnd(width)}  ${who}`),
  ];
}
