import { DATE_FORMATS, type DateFormat, type Encoding, type Separator } from './file-guess.ts';
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts';

export type MappedColumn = {
  from: string | null;
  constant: string | null;
  words: Record<string, string>;
};

export type Mapping = {
  encoding: Encoding;
  separator: Separator;
  dateFormat: DateFormat;
  columns: Record<string, MappedColumn>;
  only: { column: string; values: string[] } | null;
};

export type Preset = { id: string; name: string; kind: ImportKind; mapping: Mapping };

function mappedColumn(column: ImportColumn, system: System): [string, MappedColumn][] {
  const from = system === 'canonical' ? column.name : column[system];
  const words = (system === 'woocommerce' && column.words) || {};
  return from ? [[column.name, { from, constant: null, words }]] : [];
}

type System = 'canonical' | 'salesforce' | 'woocommerce';

const preset = (system: System, kind: ImportKind, only: Mapping['only'] = null): Preset => ({
  id: `${system}:${kind}`,
  name: system,
  kind,
  mapping: {
    encoding: 'utf-8',
    separator: ',',
    dateFormat: DATE_FORMATS[0],
    columns: Object.fromEntries(
      IMPORT_COLUMNS[kind].flatMap((column) => mappedColumn(column, system)),
    ),
    only,
  },
});

/** `sf data export bulk` with its API names; the customer and order exports of WooCommerce. */
export const PRESETS: readonly Preset[] = [
  ...IMPORT_KINDS.map((kind) => preset('canonical', kind)),
  preset('salesforce', 'people', { column: 'IsPersonAccount', values: ['true', '1'] }),
  preset('salesforce', 'cards', {
    column: 'Status',
    values: ['Installed', 'Registered', 'Obsolete'],
  }),
  preset('salesforce', 'gifts', { column: 'Status', values: ['Purchased', 'Shipped'] }),
  preset('salesforce', 'contracts'),
  preset('salesforce', 'visits'),
  preset('woocommerce', 'people'),
  preset('woocommerce', 'cards', {
    column: 'status',
    values: ['completed', 'wc-completed', 'processing', 'wc-processing'],
  }),
  preset('woocommerce', 'campaigns'),
];

/** The preset of the kind that knows most headers; null: none fills the required columns. */
export function fittingPreset(kind: ImportKind, headers: readonly string[]): Preset | null {
  const has = new Set(headers);
  const must = IMPORT_COLUMNS[kind].filter(({ isRequired }) => isRequired);
  const fitting = PRESETS.filter((each) => each.kind === kind).map((each) => {
    const known = (name: string) => has.has(each.mapping.columns[name]?.from ?? '');
    const filled = must.filter(({ name }) => known(name)).length;
    const all = Object.keys(each.mapping.columns).filter(known).length;
    return { each, filled, all };
  });
  const [best] = fitting.sort((a, b) => b.filled - a.filled || b.all - a.all);
  return best && best.filled > 0 ? best.each : null;
}
