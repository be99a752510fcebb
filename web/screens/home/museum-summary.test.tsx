import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { givenPlace, PageAround } from '../../../test/page-around.tsx';
import { texts as en } from '../../texts/en/home.ts';
import { texts as fi } from '../../texts/fi/home.ts';
import { texts as sv } from '../../texts/sv/home.ts';
import { MuseumSummary } from './how-it-works.tsx';

const TEXTS = { fi, sv, en };
const town = (...museums: string[]) => ({ town: museums.join(), museums });

test.each<[string[][], Record<Language, string>]>([
  [
    [['Ykkönen']],
    { fi: 'Mukana on Ykkönen.', sv: 'Med är Ykkönen.', en: 'The museum is Ykkönen.' },
  ],
  [
    [['Ykkönen'], ['Kakkonen']],
    {
      fi: 'Mukana ovat Ykkönen ja Kakkonen.',
      sv: 'Med är Ykkönen och Kakkonen.',
      en: 'They are Ykkönen and Kakkonen.',
    },
  ],
  [
    [['Ykkönen', 'Kolmonen'], ['Kakkonen']],
    {
      fi: 'Mukana ovat esimerkiksi Ykkönen ja Kakkonen.',
      sv: 'Med är till exempel Ykkönen och Kakkonen.',
      en: 'Among them are Ykkönen and Kakkonen.',
    },
  ],
])('the sentence about museums %j is accurate', (towns, told) => {
  for (const language of LANGUAGES) {
    const shown = renderToStaticMarkup(
      <PageAround place={{ ...givenPlace, language }}>
        <MuseumSummary texts={TEXTS[language].museums} towns={towns.map((one) => town(...one))} />
      </PageAround>,
    );
    expect(shown).toContain(told[language]);
  }
});
