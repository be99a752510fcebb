import { DEMO_DESK_KEY, DEMO_TILL_KEY, SHOWN_GIFT_CODE } from '../db/seed/demo-cards.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../db/seed/demo-people.ts';
import type { Settings } from '../server/settings/settings.ts';

/** Printed after the start of the demo. */
export function welcome(settings: Settings, folder: string): string {
  const { publicUrl, sandboxUrl, mode, demoScheme } = settings;
  const isFirst = demoScheme === 'museokortti';
  return [
    `\nThe portal runs at ${publicUrl}`,
    ...(mode === 'development' ? developerPages(publicUrl, sandboxUrl) : []),
    ...(mode === 'development' ? demoLogins(isFirst) : []),
    ...(mode === 'development' ? demoCards(publicUrl, isFirst) : []),
    `\nData and logs: ${folder}`,
    'Ctrl-C stops everything.',
  ].join('\n');
}

function developerPages(publicUrl: string, sandboxUrl: string | null): string[] {
  return [
    `  mailbox   ${publicUrl}/dev/mailbox   every mail the portal sends`,
    `  controls  ${publicUrl}/dev/controls  every control in every state`,
    `  clock     ${publicUrl}/dev/clock     moves the demo’s time forward`,
    ...(sandboxUrl ? [`  sandbox   ${sandboxUrl}  the payment providers`] : []),
  ];
}

/** No demo payer without monthly plans. */
function demoLogins(isFirst: boolean): string[] {
  const logins = DEMO_LOGINS.filter(({ who }) => isFirst || who !== 'pays monthly');
  const width = Math.max(...logins.map(({ emailAddress }) => emailAddress.length));
  return [
    `\nDemo logins, password ${DEMO_PASSWORD} for all:`,
    ...logins.map(({ emailAddress, who }) => `  ${emailAddress.padEnd(width)}  ${who}`),
  ];
}

function demoCards(publicUrl: string, isFirst: boolean): string[] {
  return [
    '\nCards to hand on:',
    `  ${SHOWN_GIFT_CODE}  a present that nobody has opened: ${publicUrl}/aktivoi`,
    ...(isFirst
      ? [`  ${publicUrl}/yrityksille/kortit#${DEMO_DESK_KEY}  a company's own page`]
      : []),
    `  ${DEMO_TILL_KEY}  a key to the sandbox of the desk API: docs/till-api.md`,
  ];
}
