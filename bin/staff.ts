import { parseArgs } from 'node:util';
import { accountAddress } from '../domain/account/email-address.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { helsinkiDay, yearOf } from '../domain/base/local-date.ts';
import { INVITATION_DAYS } from '../domain/office/invitation-days.ts';
import { STAFF_ROLES } from '../domain/office/rights.ts';
import { fieldErrors } from '../domain/person/field-rules.ts';
import { lockStaff } from '../server/account/kept-role-queries.ts';
import { StartFailure } from '../server/base/start-failure.ts';
import { inTransaction, type Pool } from '../server/db/database.ts';
import { isPlainAddress } from '../server/letter/queue-mail.ts';
import { invite } from '../server/office/staff/invite.ts';
import { findMembers } from '../server/office/staff/staff-queries.ts';
import { runCommand } from './command.ts';

const HOW = `npm run staff -- invite <e-mail> --role <role> [--role <role>] [--language fi|sv|en]   mails a link, good for ${INVITATION_DAYS} days
npm run staff -- list
Roles: ${STAFF_ROLES.join(', ')}`;

/** Operator command: invites the first staff to the office of DATABASE_URL. The running portal sends the letter. */
async function run(pool: Pool, words: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      role: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', default: 'fi' },
    },
  });
  const [act, typed] = positionals;
  if (act === 'list') return list(pool);
  if (act !== 'invite' || !typed || positionals.length > 2) throw new StartFailure(HOW);

  const emailAddress = accountAddress(typed);
  const currentYear = yearOf(helsinkiDay(Date.now()));
  if (
    fieldErrors('emailAddress', emailAddress, { currentYear }).length > 0 ||
    !isPlainAddress(emailAddress)
  ) {
    throw new StartFailure(`"${typed}" is no e-mail address.`);
  }
  const staffRoles = values.role.map((name) => {
    const role = STAFF_ROLES.find((known) => known === name);
    if (!role)
      throw new StartFailure(`There is no role "${name}". Roles: ${STAFF_ROLES.join(', ')}.`);
    return role;
  });
  if (staffRoles.length === 0) throw new StartFailure('Say as what: --role <role>, once or more.');
  const language = LANGUAGES.find((known) => known === values.language);
  if (!language) throw new StartFailure(`The letter is written in ${LANGUAGES.join(', ')}.`);

  const publicUrl = portalAddress();
  const { powerfulFrom } = await inTransaction(pool, async (tx) => {
    await lockStaff(tx);
    const place = { staffRoles: [...new Set(staffRoles)], museumId: null, deskRole: null };
    return invite(tx, {
      emailAddress,
      place,
      invitedBy: null,
      now: Date.now(),
      language,
      publicUrl,
    });
  });
  return `Invited ${emailAddress} as ${staffRoles.join(', ')}. The letter leaves with the portal's next mail; its link is good for ${INVITATION_DAYS} days.${wait(powerfulFrom)}${hint(staffRoles, await list(pool))}`;
}

/** Only the first staff need no second person. */
function wait(powerfulFrom: number | null): string {
  if (powerfulFrom === null) {
    return '\nRoles that refund, approve or give rights wait until a colleague has confirmed them at /hallinta/henkilosto; the colleagues are told by letter.';
  }
  if (powerfulFrom <= Date.now()) return '';
  return `\nRoles that refund, approve or give rights work from ${new Date(powerfulFrom).toISOString()} on: nobody else can confirm them, so everybody with such a role is told by letter.`;
}

function hint(invited: string[], listed: string): string {
  if (invited.includes('rightsKeeper') || listed.includes('rightsKeeper')) return '';
  return '\nNobody is rights keeper yet: only a rights keeper gives the roles seniorAgent, finance, administrator and rightsKeeper on screen.';
}

async function list(pool: Pool): Promise<string> {
  const members = (await findMembers(pool)).filter(({ endedAt }) => endedAt === null);
  if (members.length === 0) return 'Nobody works in the office yet.';
  return members
    .map(({ emailAddress, roles }) => `${emailAddress}  ${roles.join(', ') || 'no roles'}`)
    .join('\n');
}

/** Origin of the letter's link. */
function portalAddress(): string {
  const address = process.env.PUBLIC_URL?.trim() ?? '';
  if (!/^https?:\/\/[^/]+/.test(address)) {
    throw new StartFailure('Give the address of the portal in PUBLIC_URL.');
  }
  return address.replace(/\/+$/, '');
}

await runCommand(async (pool, words) => console.log(await run(pool, words)));
