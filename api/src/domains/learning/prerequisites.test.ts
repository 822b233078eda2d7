import { testRequiredCourses } from '../../testing/stages/learning/required-courses-stage';

testRequiredCourses({ seeds: [3], size: 5, steps: 14 });
