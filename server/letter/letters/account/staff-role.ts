import { z } from 'zod';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { staffRoleTexts } from '../../texts/account/staff-role.ts';

const roles = z.array(z.string()).min(1);
const exampleIn = { sv: { roles: ['Ekonomi'] }, en: { roles: ['Finance'] } };

/** To colleagues: somebody got a role that moves money, approves or grants rights. */
export const staffRoleGiven = defineLetter({
  name: { fi: 'Annettu rooli', sv: 'Given roll', en: 'Role given' },
  texts: staffRoleTexts,
  data: z.object({
    to: z.string(),
    roles,
    /** Null: granted through the operator's command line. */
    by: z.string().nullable(),
    /** Null: starts once someone confirms it. */
    startsAt: z.number().nullable(),
    /** Page to confirm or revoke the role; null when the reader may do neither. */
    link: webAddress.nullable(),
  }),
  example: {
    to: 'Topi Talous',
    roles: ['Talous'],
    by: 'Helena Hallinta',
    startsAt: null,
    link: 'https://kortti.example/hallinta/henkilosto',
  },
  exampleIn,
  reason: 'account',
  write(given, { texts, time, list, head, paragraph, facts, button }) {
    const { startsAt, link } = given;
    const words = startsAt === null ? texts.given.waits : texts.given.starts;
    const start = startsAt === null ? texts.given.waits.start : time(startsAt);
    return {
      ...head(words, start),
      blocks: [
        paragraph(words.body),
        facts([
          [texts.to, given.to],
          [texts.roles, list(given.roles)],
          [texts.by, given.by ?? texts.byCommand],
          [texts.starts, start],
        ]),
        ...(link ? [paragraph(texts.decide), button(texts.button, link)] : [paragraph(texts.ask)]),
      ],
    };
  },
});

/** To the member who got the role: it is in force. */
export const staffRoleConfirmed = defineLetter({
  name: { fi: 'Vahvistettu rooli', sv: 'Bekräftad roll', en: 'Role confirmed' },
  texts: staffRoleTexts,
  data: z.object({ roles, link: webAddress }),
  example: { roles: ['Talous'], link: 'https://kortti.example/hallinta' },
  exampleIn,
  reason: 'account',
  write: (given, { texts: { works }, list, head, paragraph, button }) => ({
    ...head(works),
    blocks: [paragraph(works.body, list(given.roles)), button(works.button, given.link)],
  }),
});
