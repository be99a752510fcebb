import { commandDkim } from '../server/config.ts';
import { dkimRow } from '../server/dkim-key.ts';
import { StartFailure } from '../server/platform/start-failure.ts';
import { tellingFailure } from './command.ts';

/** For an operator, before the first letter: the rows that the sender's domain needs in its DNS. */
await tellingFailure(async () => {
  const key = commandDkim(process.env);
  if (!key) {
    throw new StartFailure(
      'Letters are not signed here: give MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY, unless the mail server signs them.',
    );
  }
  console.log(dkimRow(key));
  console.log(`_dmarc.${key.domain}. IN TXT "v=DMARC1; p=quarantine"`);
  console.log(
    `The SPF row of ${key.domain} names the mail server of SMTP_URL: its operator knows it.`,
  );
});
