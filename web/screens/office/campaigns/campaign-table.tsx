import { fill } from '../../../../domain/base/fill.ts';
import { formatCount } from '../../../../domain/base/format.ts';
import type { CampaignPhase } from '../../../../domain/scheme/campaign/campaign-plan.ts';
import {
  daysWords,
  givesWords,
  resultWords,
  type ShownCampaign,
} from '../../../parts/office/campaign-words.ts';
import { NothingHere } from '../../../parts/office/list/nothing-here.tsx';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-campaigns.ts';
import table from '../../../ui/table.module.css';

type Props = { texts: typeof fi; phase: CampaignPhase; campaigns: ShownCampaign[] };

/** Campaigns of one phase with discount, revenue and cost. */
export function CampaignTable({ texts, phase, campaigns }: Props) {
  const { words } = texts;
  const figures = [words.used, words.sold, words.revenue, words.reduction];
  return (
    <section className="section" aria-labelledby={phase}>
      <h2 id={phase}>{texts.phases[phase]}</h2>
      {campaigns.length === 0 ? (
        <NothingHere text={texts.none[phase]} />
      ) : (
        <div className={table.scroll}>
          <table className={table.rows} aria-labelledby={phase}>
            <thead>
              <tr>
                {[texts.name, texts.gives, texts.when].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
                {figures.map((heading) => (
                  <th key={heading} scope="col" className={table.figure}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {campaigns.map((campaign) => (
                <Row key={campaign.id} campaign={campaign} texts={texts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ campaign, texts }: { campaign: ShownCampaign; texts: typeof fi }) {
  const { pathTo, language } = usePage();
  const { words } = texts;
  const { id, name, code, codeCount } = campaign;
  return (
    <tr>
      <td data-name={texts.name}>
        <span>
          <a href={pathTo('Office_Campaign', { id })}>{name}</a>
          <br />
          <span className="quiet">
            {code ?? fill(words.many, formatCount(codeCount, language))}
          </span>
        </span>
      </td>
      <td data-name={texts.gives}>{givesWords(campaign, words, language)}</td>
      <td data-name={texts.when}>{daysWords(campaign, words, language)}</td>
      {resultWords(campaign, words, language).map(([heading, value]) => (
        <td key={heading} data-name={heading} className={table.figure}>
          {/* The column's heading says discount; free months name themselves. */}
          {heading === words.months ? fill(words.manyMonths, campaign.result.months) : value}
        </td>
      ))}
    </tr>
  );
}
