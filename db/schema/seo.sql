-- What search engines read about a record. Texts name the product as all texts do: {product}, {product.gen}.
create table seo_property (
  record_id text not null check (record_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  language language_code not null,
  title text not null check (title <> ''),
  description text not null default '',
  custom_head_tags text not null default '',
  primary key (record_id, language)
);
