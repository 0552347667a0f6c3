import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './control-class';

export function Textarea({ className, rows = 4, ...textarea }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...textarea} className={clsx(controlClass, 'resize-y', className)} />;
}
