const thumbPx = 400;

/** The address of a small version of an uploaded picture; other addresses have only the picture itself. */
export const thumbUrl = <Src extends string | null>(src: Src): Src | string =>
  src?.startsWith('/uploads/') ? `${src}?w=${thumbPx}` : src;
