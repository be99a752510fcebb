import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { PageAround } from '../../../test/page-around.tsx';
import { texts } from '../../texts/fi/my-card.ts';
import { VisitNumbers } from './visit-numbers.tsx';

const visit = {
  id: '1',
  visitedOn: localDate('2026-07-18'),
  museum: 'Ateneum',
  slug: 'ateneum',
  town: 'Helsinki',
  latitude: 60.17,
  longitude: 24.94,
  ticketPrice: cents(2000),
};

test.each([
  ['a card that is valid', false, 'käyntiä tällä korttikaudella'],
  ['a card that has ended', true, 'käyntiä päättyneellä korttikaudella'],
])('the visits of %s are counted in its own period', (_, isOver, name) => {
  const shown = renderToStaticMarkup(
    <PageAround>
      <VisitNumbers visits={[visit, visit]} yearPrice={79} isOver={isOver} texts={texts} />
    </PageAround>,
  );

  expect(shown).toContain(`<dt>${name}</dt><dd>2</dd>`);
});
