import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localDate } from '../../../../domain/base/local-date.ts';
import { UNREAD } from '../../../../domain/museum/hours/typed-hours.ts';
import { MUSEUM_PARTS, type MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { museumFacts } from '../../../../test/given-museum-facts.ts';
import { PageAround } from '../../../../test/page-around.tsx';
import { texts } from '../../../texts/fi/parts/museum-editor.ts';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { ContactPart } from './name-part.tsx';
import { typedFaults } from './typed-faults.ts';

const today = localDate('2027-03-01');
const was = museumFacts();
const spoken = { language: 'fi', languages: ['fi', 'sv', 'en'] } as const;
const faultsIn = (typed: Partial<MuseumFacts>) =>
  typedFaults({ texts, draft: { ...was, ...typed }, was, parts: MUSEUM_PARTS, today }, spoken);
const fieldsIn = (typed: Partial<MuseumFacts>) => faultsIn(typed).map(({ field }) => field);
const contact = { website: 'ftp://museo.fi', phone: 'soita', emailAddress: 'a@b' };

test.each<[string, Partial<MuseumFacts>, string[]]>([
  ['nothing wrong', {}, []],
  [
    'spaces around what is right',
    { contact: { ...was.contact, website: ' https://museo.fi ' } },
    [],
  ],
  [
    'all at once, in the order of the form, each in the language that is empty',
    {
      contact,
      pictures: [{ id: 'x', alt: { fi: '', sv: '', en: '' } }],
      name: { fi: 'Museo', sv: '', en: '' },
    },
    ['name-sv', 'contact-website', 'contact-phone', 'contact-emailAddress', 'pictures-0-alt-fi'],
  ],
  [
    'what cannot be read yet, and nothing that only follows from it',
    {
      place: { latitude: Number.NaN, longitude: 24 },
      prices: [...was.prices, { validFrom: '', amount: Number.NaN }, { validFrom: '', amount: 1 }],
      seasons: [
        { beginsOn: '', endsOn: null, hours: [{ weekday: 3, opens: UNREAD, closes: UNREAD }] },
        { beginsOn: '2027-06-01', endsOn: null, hours: [] },
      ],
    },
    [
      'place-latitude',
      'seasons-0-beginsOn',
      'seasons-0-hours-3',
      `prices-${was.prices.length}-validFrom`,
      `prices-${was.prices.length}-amount`,
      `prices-${was.prices.length + 1}-validFrom`,
    ],
  ],
])('%s', (_name, typed, fields) => {
  expect(fieldsIn(typed)).toEqual(fields);
});

test('an invalid field shows its error below it', () => {
  const found = faultsIn({ contact });
  const errorAt = (field: string) => found.find((fault) => fault.field === field)?.text ?? null;
  const page = renderToStaticMarkup(
    <PageAround>
      <FieldErrorsProvider value={errorAt}>
        <ContactPart
          {...{ texts, today }}
          facts={was}
          draft={{ ...was, contact }}
          change={() => {}}
        />
      </FieldErrorsProvider>
    </PageAround>,
  );
  expect(found[1]?.named).toBe(`Yhteystiedot: ${found[1]?.text}`);
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(page).toContain('aria-describedby="contact-website-error"');
  expect(page).toContain('Kirjoitit: ftp://museo.fi.');
});
