import { commandMailDns } from '../server/settings/settings.ts';
import { tellingFailure } from './command.ts';

/** For an operator, before the first letter: the rows that the sender's domain needs in its DNS. */
await tellingFailure(async () => {
  const { domain, isSigned, rows } = commandMailDns(process.env);
  for (const row of rows) console.log(row);
  if (!isSigned) {
    console.log(
      `The portal signs no letters (DKIM): give MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY, or let the mail server sign them and ask its operator for the row of ${domain}.`,
    );
  }
  console.log(`The SPF row of ${domain} names the mail server of SMTP_URL: its operator knows it.`);
});
