import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { DocumentPage } from '../../parts/document/document-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { VersionTexts } from './document-texts.ts';

type Props = { texts: VersionTexts; page: DocumentPage };

/** Version number and first day. */
export function VersionLine({ texts, page: { state, inForceOn } }: Props) {
  const { language } = usePage();
  return <p className="quiet">{fill(texts[state], formatDate(localDate(inForceOn), language))}</p>;
}

/** Other versions, each with a URL; hidden with a single one. */
export function VersionList({ texts, page }: Props) {
  const { language, pathTo, place } = usePage();
  if (page.versions.length < 2) return null;
  const name = place.name.startsWith('Terms') ? 'Terms_Version' : 'Privacy_Version';
  return (
    <nav aria-label={texts.label}>
      <h2>{texts.label}</h2>
      <ul>
        {page.versions.map(({ version, inForceOn }) => (
          <li key={version}>
            <a
              href={pathTo(name, { version })}
              aria-current={version === page.version && page.state !== 'draft' ? 'true' : undefined}
            >
              {fill(texts.since, formatDate(localDate(inForceOn), language))}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
