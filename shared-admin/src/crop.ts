export { AdjustStage } from './media/adjust/adjust-stage';
export { nextTurn, shapeCrop, turnCrop, turnedSize, wholeCrop } from './media/adjust/crop-math';
export type { Turn } from './media/adjust/crop-math';
