import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import css from '../../../parts/office/planned/planned.module.css';
import { WhoPlanned } from '../../../parts/office/planned/who-planned.tsx';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-documents.ts';
import { Button } from '../../../ui/button.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import table from '../../../ui/table.module.css';
import type { ListedVersion } from './documents-data.ts';
import { VersionDifference } from './version-difference.tsx';

type Props = {
  texts: typeof fi;
  headingId: string;
  versions: ListedVersion[];
  /** Another draft exists: a planned version can be edited when that one is finished. */
  hasDraft: boolean;
  onCancel: (version: ListedVersion) => void;
};

export function VersionTable({ texts, headingId, versions, hasDraft, onCancel }: Props) {
  const { formatDate } = useFormats();
  return (
    <table className={`mt-4 ${table.rows}`} aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col">{texts.from}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.who}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.version}>
            <th scope="row">{formatDate(localDate(version.from))}</th>
            <td>
              {texts.states[version.state]}
              {version.effect && <p className="quiet">{texts.effects[version.effect]}</p>}
              {version.effect && <VersionDifference texts={texts} version={version} />}
            </td>
            <td>
              <WhoPlanned texts={texts} planned={version.planned} />
            </td>
            <td className={css.ways}>
              <Ways {...{ texts, version, hasDraft, onCancel }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WaysProps = Pick<Props, 'texts' | 'hasDraft' | 'onCancel'> & { version: ListedVersion };

function Ways({ texts, version, hasDraft, onCancel }: WaysProps) {
  const { formatDate } = useFormats();
  const { pathTo } = usePage();
  const { document, from, state } = version;
  const name = document === 'terms' ? 'Terms_Version' : 'Privacy_Version';
  const of = <HiddenText> {fill(texts.ofDay, formatDate(localDate(from)))}</HiddenText>;
  if (state !== 'coming') {
    return (
      <a href={pathTo(name, { version: version.version })}>
        {texts.read}
        {of}
      </a>
    );
  }
  return (
    <>
      {!hasDraft && (
        <a href={`${pathTo('Office_Document')}?asiakirja=${document}&korvaa=${from}`}>
          {texts.replace}
          {of}
        </a>
      )}
      <Button look="text" onClick={() => onCancel(version)}>
        {texts.cancel}
        {of}
      </Button>
    </>
  );
}
