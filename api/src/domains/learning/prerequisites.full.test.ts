import { testRequiredCourses } from '../../testing/stages/learning/required-courses-stage';

testRequiredCourses({ seeds: [3, 11, 2026], size: 7, steps: 40 });
