-- What search engines are told of a record: kept by the office, so data and not code.
-- Texts name the product as all texts do: {product}, {product.gen}.
create table seo_property (
  record_id text not null check (record_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  language text not null check (language in ('fi', 'sv', 'en')),
  title text not null check (title <> ''),
  description text not null default '',
  custom_head_tags text not null default '',
  primary key (record_id, language)
);
