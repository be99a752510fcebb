/** Example values of the page. */
export const EXAMPLES = [
  'https://git.example.org/museum-card.git',
  'smtps://user:password@mail.example.org:465',
  'mail.example.org:587\n',
  '  smtp_auth_username: user\n  smtp_auth_password: password\n',
  'kortti.example.org',
  'you@example.org',
] as const;

export const SITE = 'kortti.internal';
export const READER = 'reader@museum.internal';

/** Values of a machine with a mail server at this address, without DNS and with an untrusted certificate. */
export function ownValues(mailServer: string): Record<(typeof EXAMPLES)[number], string> {
  return {
    'https://git.example.org/museum-card.git': '/srv/museum-card.git',
    'smtps://user:password@mail.example.org:465': `smtp://${mailServer}/?tls.rejectUnauthorized=false`,
    'mail.example.org:587\n': `${mailServer}\n  smtp_require_tls: false\n`,
    '  smtp_auth_username: user\n  smtp_auth_password: password\n': '',
    'kortti.example.org': SITE,
    'you@example.org': READER,
  };
}
