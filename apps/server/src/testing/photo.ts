import sharp from 'sharp';

/** A picture with soft shapes as photos have them, different each time. */
export async function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const shapes = {
    width: Math.ceil(width / 16),
    height: Math.ceil(height / 16),
    channels: 3,
    background: '#808080',
  } as const;
  const small = await sharp({ create: { ...shapes, noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}
