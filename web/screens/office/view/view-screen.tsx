import { fill } from '../../../../domain/base/fill.ts';
import { formatDate } from '../../../../domain/base/format.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { cardFields, validityLine } from '../../../parts/my-card/card-fields.ts';
import { CardPanel } from '../../../parts/my-card/card-panel.tsx';
import { FactsPanel } from '../../../parts/office/facts-panel.tsx';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-view.ts';
import css from './view.module.css';
import type { ViewData, ViewedPage } from './view-data.ts';
import { ViewedLists } from './viewed-lists.tsx';

type Texts = typeof fi;

/** Staff: a holder's page as the holder sees it. Nothing on it can be clicked. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<ViewData>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Find" data={data}>
      {({ viewed }) =>
        viewed ? (
          <Viewed viewed={viewed} texts={texts} />
        ) : (
          <>
            <h1>{texts.heading}</h1>
            <p>{texts.missing}</p>
          </>
        )
      }
    </OfficeFrame>
  );
}

function Viewed({ viewed, texts }: { viewed: ViewedPage; texts: Texts }) {
  const { pathTo } = usePage();
  const { id, name, firstName, language, page } = viewed;
  return (
    <>
      <h1>{fill(texts.page, name)}</h1>
      <div className={css.notice}>
        <p>{texts.notice}</p>
        <p>
          {texts.logged} {texts.reads[language]}
        </p>
        <p>
          <a href={pathTo('Office_Person', { id })}>{texts.back}</a>
        </p>
      </div>
      <Said viewed={viewed} texts={texts} />
      {/* Inert: links and buttons neither work nor take the focus. The text above gives its content in words. */}
      <div className={css.picture} inert>
        <CardPanel data={page} texts={texts.myCard} firstName={firstName} />
      </div>
      <ViewedLists viewed={viewed} texts={texts} />
    </>
  );
}

function Said({ viewed, texts }: { viewed: ViewedPage; texts: Texts }) {
  const { pathTo, today, language } = usePage();
  const { id, page, visitCount } = viewed;
  const { card } = page;
  const plastic = card?.plastic;
  return (
    <FactsPanel
      id="said"
      heading={texts.says}
      facts={[
        [
          texts.validity,
          card
            ? validityLine(cardFields(card.record, today).view, texts.myCard.validity, language)
            : texts.noCard,
        ],
        [
          texts.plastic,
          plastic &&
            fill(
              texts.plastics[plastic.state],
              plastic.postedOn ? formatDate(localDate(plastic.postedOn), language) : '',
            ),
        ],
        [
          texts.visits,
          card &&
            (card.isDiaryHidden ? (
              `${visitCount}, ${texts.hidden}`
            ) : (
              <a href={`${pathTo('Office_Person', { id })}?laji=visits`}>
                {`${visitCount}, ${texts.openVisits}`}
              </a>
            )),
        ],
      ]}
    />
  );
}
