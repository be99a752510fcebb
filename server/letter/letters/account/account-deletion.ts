import { z } from 'zod';
import { localDate } from '../../../../domain/base/local-date.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { accountDeletedTexts } from '../../texts/account/account-deleted.ts';
import { deletionRequestedTexts } from '../../texts/account/deletion-requested.ts';

export const deletionRequested = defineLetter({
  name: {
    fi: 'Tilin poistoa pyydetty',
    sv: 'Radering av kontot begärd',
    en: 'Deletion of the account requested',
  },
  texts: deletionRequestedTexts,
  data: z.object({ link: webAddress, dueOn: z.iso.date() }),
  example: { link: 'https://kortti.example/oma/tietosuoja', dueOn: '2026-12-01' },
  reason: 'account',
  write({ link, dueOn }, { texts, day, head, paragraph, button, quiet }) {
    const due = day(localDate(dueOn));
    return {
      ...head(texts, due),
      blocks: [paragraph(texts.body, due), button(texts.button, link), quiet(texts.kept)],
    };
  },
});

export const accountDeleted = defineLetter({
  name: { fi: 'Tili poistettu', sv: 'Kontot raderat', en: 'Account deleted' },
  texts: accountDeletedTexts,
  data: z.object({}),
  example: {},
  reason: 'account',
  write: (_, { texts, head, paragraph }) => ({
    ...head(texts),
    blocks: [paragraph(texts.body)],
  }),
});
