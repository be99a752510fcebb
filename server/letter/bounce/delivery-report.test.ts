import { expect, test } from 'vitest';
import { readDeliveryReport } from './delivery-report.ts';

const ID = '8f14e45f-ceea-467f-a8d5-3c1f0e5a7b2d';
const OTHER = '11111111-2222-4333-8444-555555555555';

type Part = [type: string, lines: string[]];

const bytes = (lines: string[], end = '\r\n') => new TextEncoder().encode(lines.join(end));

function mail(parts: Part[], type = 'multipart/report; report-type=delivery-status'): string[] {
  return [
    'From: MAILER-DAEMON@mx.example',
    'To: palautukset@kortti.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type}; boundary="b1"`,
    '',
    ...parts.flatMap(([kind, lines]) => ['--b1', `Content-Type: ${kind}`, '', ...lines, '']),
    '--b1--',
  ];
}

const words: Part = ['text/plain', ['I am sorry to inform you.']];
const status = (lines: string[]): Part => [
  'message/delivery-status',
  ['Reporting-MTA: dns; mx.example', '', 'Final-Recipient: rfc822; aino@example.fi', ...lines],
];
const failed = status(['Action: failed', 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.7.1 no']);
const headers = (id: string): Part => [
  'text/rfc822-headers',
  ['Subject: Kiitos tilauksestasi', `Message-ID: <${id}@kortti.example>`],
];

test.each([
  ['headers come back', mail([words, failed, headers(ID)])],
  [
    'the whole letter comes back',
    mail([
      words,
      failed,
      ['message/rfc822', [`Message-Id:`, ` <${ID.toUpperCase()}@kortti.example>`, '', 'Hei']],
    ]),
  ],
  [
    'only the id of the envelope comes back',
    mail([
      words,
      [
        'message/delivery-status',
        [`Original-Envelope-Id: ${ID}`, '', 'Action: failed', 'Status: 5.1.1'],
      ],
    ]),
  ],
])('reads the letter id and the cause from a report when %s', async (_, lines) => {
  const expected = { mailId: ID, cause: 'noSuchAddress', status: '5.1.1' };
  expect(await readDeliveryReport(bytes(lines))).toEqual(expected);
  expect(await readDeliveryReport(bytes(lines, '\n'))).toEqual(expected);
});

test('trusts the headers of the returned letter, not look-alike lines in its body', async () => {
  const returned: Part = [
    'message/rfc822',
    ['Subject: x', '', `Message-ID: <${OTHER}@kortti.example>`],
  ];
  expect(await readDeliveryReport(bytes(mail([words, failed, returned])))).toBeNull();
});

test.each([
  ['a delay', mail([words, status(['Action: delayed', 'Status: 4.4.1']), headers(ID)])],
  ['a receipt', mail([words, status(['Action: delivered', 'Status: 2.0.0']), headers(ID)])],
  ['a letter of another sender', mail([words, failed, headers('1234.abc')])],
  [
    'an out-of-office reply',
    ['Subject: Re: Kiitos', 'Auto-Submitted: auto-replied', '', 'Lomalla'],
  ],
  ['words that quote a report', mail([['text/plain', [...failed[1], ...headers(ID)[1]]]])],
  ['nothing', ['']],
])('ignores %s', async (_, lines) => {
  expect(await readDeliveryReport(bytes(lines))).toBeNull();
});

test('ignores bytes that are not a mail', async () => {
  expect(await readDeliveryReport(Uint8Array.from({ length: 5000 }, (_, i) => i % 256))).toBeNull();
});
