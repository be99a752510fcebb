import { commandMailDns } from '../server/settings/settings.ts';
import { withFailureMessage } from './command.ts';

/** Operator command, before the first letter: the DNS records of the sender's domain. */
await withFailureMessage(async () => {
  const { domain, isSigned, rows } = commandMailDns(process.env);
  for (const row of rows) console.log(row);
  if (!isSigned) {
    console.log(
      `The portal signs no letters (DKIM): give MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY, or let the mail server sign them and ask its operator for the row of ${domain}.`,
    );
  }
  console.log(`The SPF row of ${domain} names the mail server of SMTP_URL: its operator knows it.`);
});
