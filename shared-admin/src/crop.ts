export { AdjustStage } from './media/adjust/adjust-stage';
export { shapeCrop, wholeCrop } from './media/adjust/crop-math';
