import type { PageScheme } from '../../../contract/page/page-render.ts';

type Props = { banner: NonNullable<PageScheme['banner']> };

/** News or an incident, above every customer page. Server-rendered; its close button works without scripts. */
export function SiteBanner({ banner: { id, kind, name, words, close } }: Props) {
  return (
    <aside className="site-banner" data-kind={kind} aria-label={name}>
      <div className="wrap">
        <p>
          <strong>{name}:</strong> {words}
        </p>
        {close && (
          <button type="button" data-banner={id}>
            {close}
          </button>
        )}
      </div>
    </aside>
  );
}
