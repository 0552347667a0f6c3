import type { SamplePage } from '#capabilities/samples/sample-types';
import { aydinlatmaMetni } from './samples/aydinlatma-metni';
import { gizlilik } from './samples/gizlilik';

export const pages: SamplePage[] = [aydinlatmaMetni, gizlilik];
